import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people } = reasons
const byLink = "by the link in a mail, which needs no sign-in: a page of its own"
const browsers = "devices are browsers, which only they can switch on"

export const notification: AreaSurfaces = {
  missing: {
    REST: { unsubscribe: byLink },
    tRPC: { unsubscribe: byLink },
    MCP: { addPushDevice: browsers, removePushDevice: people, unsubscribe: byLink },
    CLI: { addPushDevice: browsers, removePushDevice: people, unsubscribe: byLink },
  },
  routes: {
    ofCaller: {
      getNotifications: { path: "/api/notifications", answer: 200 },
      editNotifications: { path: "/api/notifications", answer: 200, json: { digest: false } },
      addPushDevice: {
        path: "/api/notifications/devices",
        answer: 400,
        json: { endpoint: "http://127.0.0.1/", p256dh: "key", auth: "key" },
      },
      removePushDevice: { path: "/api/notifications/devices/0190a5f2-7c1e-7000-8000-0000000000a1", answer: 404 },
    },
  },
}
