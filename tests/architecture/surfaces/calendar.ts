import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people, scripts } = reasons

export const calendar: AreaSurfaces = {
  missing: {
    MCP: {
      getCalendar: people,
      joinUpcoming: "list_upcoming_meetings has the links that join_meeting takes",
      removeCalendar: people,
      saveCalendar: people,
      skipUpcoming: people,
    },
    CLI: { joinUpcoming: "meeting join takes the links that calendar upcoming lists", skipUpcoming: scripts },
  },
  routes: {
    ofCaller: {
      getCalendar: { path: "/api/calendar", answer: 200 },
      saveCalendar: { path: "/api/calendar", answer: 404, json: { is_joining: true } },
      removeCalendar: { path: "/api/calendar", answer: 404 },
      listUpcoming: { path: "/api/calendar/upcoming", answer: 200 },
      joinUpcoming: { path: "/api/calendar/join", answer: 404, json: { id: "nobodys" } },
      skipUpcoming: { path: "/api/calendar/skip", answer: 404, json: { id: "nobodys", is_skipped: true } },
    },
  },
}
