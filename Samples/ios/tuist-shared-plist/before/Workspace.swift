import ProjectDescription

let workspace = Workspace(name: "Trails", projects: ["Projects/**"])
