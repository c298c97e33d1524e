import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people } = reasons
const apps = "for other apps: they call REST"

const ofPeople = {
  checkAddress: people,
  createDesktopCode: people,
  getHumanCheck: people,
  getPhoneAccessToken: people,
  getSignInOptions: people,
  inspectSignInLink: people,
  openVisit: people,
  requestSignInLink: people,
  sendPhoneCode: people,
  signInByDesktopCode: people,
  signInByGoogle: people,
  signInByLink: people,
  signInByPhone: people,
  signInBySupabase: people,
  startGoogleSignIn: people,
  verifyPhoneCode: people,
}

export const signIn: AreaSurfaces = {
  missing: {
    tRPC: { signInByDesktopCode: apps, signInBySupabase: apps },
    MCP: ofPeople,
    CLI: ofPeople,
  },
  aliases: { signInByGoogleNative: "signIn.signInByGoogle" },
  routes: {
    ofCaller: { createDesktopCode: { path: "/api/auth/desktop/code", answer: 200 } },
    open: [
      "checkAddress",
      "getHumanCheck",
      "getPhoneAccessToken",
      "getSignInOptions",
      "inspectSignInLink",
      "openVisit",
      "requestSignInLink",
      "sendPhoneCode",
      "signInByDesktopCode",
      "signInByGoogle",
      "signInByGoogleNative",
      "signInByLink",
      "signInByPhone",
      "signInBySupabase",
      "startGoogleSignIn",
      "verifyPhoneCode",
    ],
  },
}
