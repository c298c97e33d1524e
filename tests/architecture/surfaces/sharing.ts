import { type AreaSurfaces, ofTask } from "./area-surfaces.ts"

const readers = "for those who were sent a link, or found a page; the owner reads the summary itself"

const pictures = "an image that the pages of links name, for programs that show previews of them"

export const sharing: AreaSurfaces = {
  missing: {
    REST: { drawPublished: pictures, drawShared: pictures },
    tRPC: {
      drawPublished: pictures,
      drawShared: pictures,
      watchShared: "share pages are drawn by the server and listen over REST",
    },
    MCP: {
      drawPublished: pictures,
      drawShared: pictures,
      unlockShared: readers,
      viewPublished: readers,
      viewShared: readers,
      watchShared: readers,
    },
    CLI: {
      drawPublished: pictures,
      drawShared: pictures,
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
