import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people } = reasons

const nobodys = "/api/webhooks/0190a5f2-7c1e-7000-8000-0000000000a1"
const delivery = "deliveries/0190a5f2-7c1e-7000-8000-0000000000a2"

export const webhook: AreaSurfaces = {
  missing: {
    MCP: {
      createWebhook: people,
      deleteWebhook: people,
      editWebhook: people,
      replayDelivery: "replay_failed_deliveries sends all that failed again",
      rotateSecret: people,
      testWebhook: people,
    },
  },
  routes: {
    ofCaller: {
      listWebhooks: { path: "/api/webhooks", answer: 200 },
      createWebhook: {
        path: "/api/webhooks",
        answer: 400,
        json: { url: "http://127.0.0.1/", events: ["task.failed"] },
      },
      editWebhook: { path: nobodys, answer: 404, json: { is_on: false } },
      deleteWebhook: { path: nobodys, answer: 404 },
      rotateSecret: { path: `${nobodys}/rotate`, answer: 404 },
      testWebhook: { path: `${nobodys}/test`, answer: 404 },
      listDeliveries: { path: `${nobodys}/deliveries`, answer: 404 },
      replayDelivery: { path: `${nobodys}/${delivery}/replay`, answer: 404 },
      replayFailed: { path: `${nobodys}/replay`, answer: 404 },
    },
  },
}
