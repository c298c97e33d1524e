import type { AreaSurfaces } from "./area-surfaces.ts"
import { adasTask } from "./area-surfaces.ts"

const role = "the role is with the task, wherever it is read"
const pages = "for pages that people look at; programs edit at once, and their edits arrive there"
const bob = "0190a5f2-7c1e-7000-9000-00000000000b"

const ofDocument = (path: string): string => `/api/collaboration/documents/${adasTask}${path}`

export const collaboration: AreaSurfaces = {
  missing: {
    REST: { reportFocus: pages },
    MCP: { getPermission: role, reportFocus: pages },
    CLI: { getPermission: role, reportFocus: pages },
  },
  routes: {
    ofTask: {
      listCollaborators: { path: ofDocument("/collaborators"), answer: 200 },
      getPermission: { path: ofDocument("/permission"), answer: 200 },
      addCollaborator: {
        path: ofDocument("/collaborators"),
        answer: 200,
        json: { user_identifier: "nobody@example.org" },
      },
      editCollaborator: { path: ofDocument(`/collaborators/${bob}`), answer: 404, json: { role: "viewer" } },
      removeCollaborator: { path: ofDocument(`/collaborators/${bob}`), answer: 404 },
    },
  },
  inputs: {
    editCollaborator: { user_id: bob, role: "viewer" },
    removeCollaborator: { user_id: bob },
    reportFocus: { page: "p", line_id: null },
  },
}
