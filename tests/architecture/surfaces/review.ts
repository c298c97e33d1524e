import { adasTask, type AreaSurfaces } from "./area-surfaces.ts"

const nobodys = "0190a5f2-7c1e-7000-8000-000000000009"
const path = "/api/ask-ai/flashback-learning"
const streamed = "pages use REST: a subscription that connects again would begin once more"

export const review: AreaSurfaces = {
  missing: {
    tRPC: { checkAnswer: streamed, startReview: streamed },
    MCP: { getIntroduction: "start_review describes what can be chosen" },
    CLI: { getIntroduction: "--help describes what can be chosen" },
  },
  routes: {
    ofTask: {
      getIntroduction: { path: `${path}/introduction?task_id=${adasTask}`, answer: 200 },
      startReview: { path: `${path}/start`, answer: 404, json: { task_id: nobodys } },
    },
    ofCaller: {
      listDue: { path: `${path}/due`, answer: 200 },
      checkAnswer: { path: `${path}/check-answer`, answer: 404, json: { question_id: nobodys, answer: "A" } },
      overruleVerdict: { path: `${path}/attempts/${nobodys}`, answer: 404, json: { grade: "right" } },
    },
  },
}
