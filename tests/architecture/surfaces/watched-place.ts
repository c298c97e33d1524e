import { type AreaSurfaces } from "./area-surfaces.ts"

const nobodys = "/api/watched-places/0190a5f2-7c1e-7000-8000-0000000000b1"

export const watchedPlace: AreaSurfaces = {
  missing: {},
  routes: {
    ofCaller: {
      listWatchedPlaces: { path: "/api/watched-places", answer: 200 },
      addWatchedPlace: { path: "/api/watched-places", answer: 400, json: { kind: "feed", url: "ftp://x" } },
      editWatchedPlace: { path: nobodys, answer: 404, json: { is_on: false } },
      removeWatchedPlace: { path: nobodys, answer: 404 },
      lookNow: { path: `${nobodys}/look`, answer: 404 },
      listWatchedItems: { path: `${nobodys}/items`, answer: 404 },
      retryWatchedItems: { path: `${nobodys}/retry`, answer: 404 },
      retryWatchedItem: { path: `${nobodys}/items/0190a5f2-7c1e-7000-8000-0000000000b2/retry`, answer: 404 },
    },
  },
}
