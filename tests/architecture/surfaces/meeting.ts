import { adasTask, type AreaSurfaces, reasons } from "./area-surfaces.ts"

const links = "join says why it cannot"

export const meeting: AreaSurfaces = {
  missing: {
    REST: { getMeetingGuest: reasons.operatorPages },
    MCP: { getMeetingGuest: reasons.operatorPages, getMeetingOffer: links },
    CLI: { getMeetingGuest: "doctor says it, with what to do", getMeetingOffer: links },
  },
  routes: {
    ofTask: {
      getMeeting: { path: `/api/meeting/${adasTask}`, answer: 404 },
      leaveMeeting: { path: `/api/meeting/${adasTask}/leave`, answer: 404 },
    },
    ofCaller: {
      getMeetingOffer: { path: "/api/meeting/offer", answer: 200 },
      joinMeeting: { path: "/api/meeting/join", answer: 200, json: { link: "https://meet.jit.si/parley" } },
    },
  },
  inputs: { getMeeting: { id: adasTask }, leaveMeeting: { id: adasTask } },
}
