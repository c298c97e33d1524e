import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { operators, people, scripts } = reasons
const ofOperators = {
  createToken: operators,
  createUser: operators,
  disableUser: operators,
  enableUser: operators,
  getUser: operators,
  inviteUser: operators,
  listUsers: operators,
}

export const account: AreaSurfaces = {
  missing: {
    REST: ofOperators,
    tRPC: { createToken: operators, createUser: operators, getUser: operators, listUsers: operators },
    MCP: {
      ...ofOperators,
      getCurrentUser: "an assistant learns from get_usage what the account may do",
      endOtherSessions: people,
      endSession: people,
      listSessions: people,
      signOut: people,
    },
    CLI: { editLanguage: people, getCurrentUser: scripts, signOut: people },
  },
  routes: {
    ofCaller: {
      getCurrentUser: { path: "/api/auth/user", answer: 200 },
      getPreferences: { path: "/api/auth/user/preferences", answer: 200 },
      editLanguage: { path: "/api/auth/user/language", answer: 200, json: { ui_language: "de" } },
      editPreferences: { path: "/api/auth/user/preferences", answer: 200, json: { style: null } },
      listSessions: { path: "/api/auth/sessions", answer: 200 },
      endSession: { path: "/api/auth/sessions/0190a5f2-7c1e-7000-8000-0000000000ff", answer: 404 },
      endOtherSessions: { path: "/api/auth/sessions", answer: 200 },
      signOut: { path: "/api/auth/logout", answer: 200, json: { device_id: "another" } },
    },
  },
}
