import { adasTask, type AreaSurfaces } from "./area-surfaces.ts"

const history = `/api/ask-ai/history/${adasTask}`
const nobodysTask = "0190a5f2-7c1e-7000-8000-000000000009"

export const asking: AreaSurfaces = {
  missing: {
    tRPC: {
      askLibrary: "pages ask by REST: a subscription that connects again would ask once more",
      askTask: "pages ask by REST: a subscription that connects again would ask once more",
    },
    MCP: {
      deleteLibraryHistory: "what a person asked is theirs to delete: in the web app, or by REST",
      getLibraryHistory: "an assistant has its own conversation; it asks by ask_library",
      deleteHistory: "what a person asked is theirs to delete: in the web app, or by REST",
      getHistory: "an assistant has its own conversation; it asks by ask_task",
    },
    CLI: {
      deleteLibraryHistory: "what a person asked is theirs to delete: in the web app, or by REST",
      getLibraryHistory: "the command line prints answers as they come; conversations are read in the web app",
      deleteHistory: "what a person asked is theirs to delete: in the web app, or by REST",
      getHistory: "the command line prints answers as they come; conversations are read in the web app",
    },
  },
  routes: {
    ofTask: {
      askTask: { path: "/api/ask-ai/", answer: 404, json: { task_id: nobodysTask, question: "Who was there?" } },
      getHistory: { path: history, answer: 200 },
      deleteHistory: { path: history, answer: 200 },
    },
    ofCaller: {
      askLibrary: { path: "/api/ask-ai/library", answer: 400, json: { question: " " } },
      getLibraryHistory: { path: "/api/ask-ai/library/history", answer: 200 },
      deleteLibraryHistory: { path: "/api/ask-ai/library/history", answer: 200 },
    },
  },
}
