import { adasTask, type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people } = reasons

const ofPeople = {
  confirm: people,
  deletePasskey: people,
  listPasskeys: people,
  registerPasskey: people,
  signInByPasskey: people,
  startConfirmation: people,
  startPasskeySignIn: people,
  startRegistration: people,
}

export const passkey: AreaSurfaces = {
  missing: { MCP: ofPeople, CLI: ofPeople },
  routes: {
    ofCaller: {
      confirm: { path: "/api/auth/confirmation", answer: 400, json: { credential: "{}" } },
      deletePasskey: { path: `/api/auth/passkeys/${adasTask}`, answer: 404 },
      listPasskeys: { path: "/api/auth/passkeys", answer: 200 },
      registerPasskey: { path: "/api/auth/passkeys", answer: 400, json: { credential: "{}" } },
      startConfirmation: { path: "/api/auth/confirmation/options", answer: 200 },
      startRegistration: { path: "/api/auth/passkeys/options", answer: 200 },
    },
    open: ["signInByPasskey", "startPasskeySignIn"],
  },
}
