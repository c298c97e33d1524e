import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people } = reasons
const apps = "for other apps: they call REST"

const ofPeople = {
  createDesktopCode: people,
  getHumanCheck: people,
  getSignInOptions: people,
  requestSignInLink: people,
  signInByDesktopCode: people,
  signInByGoogle: people,
  signInByLink: people,
  signInBySupabase: people,
  startGoogleSignIn: people,
}

export const signIn: AreaSurfaces = {
  missing: {
    tRPC: { getSignInOptions: "the page is served with them", signInByDesktopCode: apps, signInBySupabase: apps },
    MCP: ofPeople,
    CLI: ofPeople,
  },
  aliases: { signInByGoogleNative: "signIn.signInByGoogle" },
  routes: {
    ofCaller: { createDesktopCode: { path: "/api/auth/desktop/code", answer: 200 } },
    open: [
      "getHumanCheck",
      "getSignInOptions",
      "requestSignInLink",
      "signInByDesktopCode",
      "signInByGoogle",
      "signInByGoogleNative",
      "signInByLink",
      "signInBySupabase",
      "startGoogleSignIn",
    ],
  },
}
