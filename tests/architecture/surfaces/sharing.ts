import { type AreaSurfaces, ofTask } from "./area-surfaces.ts"

const readers = "for those who were sent a link, or found a page; the owner reads the summary itself"

export const sharing: AreaSurfaces = {
  missing: {
    tRPC: { watchShared: "share pages are drawn by the server and listen over REST" },
    MCP: { unlockShared: readers, viewPublished: readers, viewShared: readers, watchShared: readers },
    CLI: {
      shareTask: "share on",
      unlockShared: readers,
      viewPublished: readers,
      viewShared: readers,
      watchShared: readers,
    },
  },
  routes: {
    ofTask: {
      shareTask: { path: ofTask("/share"), answer: 200 },
      getShare: { path: ofTask("/share"), answer: 200 },
      editShare: { path: ofTask("/share"), answer: 200, json: { parts: ["summary"] } },
      renewShare: { path: ofTask("/share/renew"), answer: 200 },
      publishTask: { path: ofTask("/publish"), answer: 200, json: { published: true } },
      toggleShare: { path: ofTask("/share_toggle"), answer: 200 },
    },
    open: ["viewShared", "unlockShared", "watchShared", "viewPublished"],
  },
}
