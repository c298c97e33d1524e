import { type AreaSurfaces, ofTask } from "./area-surfaces.ts"

const editors = "opens the connection on which an editor writes; programs edit by editTask"

export const writing: AreaSurfaces = {
  missing: {
    REST: { enterDocument: editors },
    MCP: { enterDocument: editors },
    CLI: { enterDocument: editors },
  },
  routes: {
    ofTask: {
      listVersions: { path: ofTask("/versions"), answer: 200 },
      compareVersions: { path: ofTask("/versions/compare?from=1&to=1"), answer: 200 },
      restoreVersion: { path: ofTask("/restore-version"), answer: 404, json: { version: 99 } },
      tickActionItem: { path: ofTask("/tick-action-item"), answer: 404, json: { item_id: "none", is_done: true } },
    },
  },
  inputs: { compareVersions: { from: 1, to: 1 } },
}
