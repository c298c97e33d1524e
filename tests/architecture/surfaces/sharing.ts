import { type AreaSurfaces, ofTask, reasons } from "./area-surfaces.ts"

const { scripts } = reasons

export const sharing: AreaSurfaces = {
  missing: {
    MCP: { viewShared: "for those who were sent a link; the owner reads the summary itself" },
    CLI: { shareTask: scripts, toggleShare: scripts, viewShared: scripts },
  },
  routes: {
    ofTask: {
      shareTask: { path: ofTask("/share"), answer: 200 },
      toggleShare: { path: ofTask("/share_toggle"), answer: 200 },
    },
    open: ["viewShared"],
  },
}
