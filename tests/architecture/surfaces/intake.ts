import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { scripts } = reasons

export const intake: AreaSurfaces = {
  missing: {
    MCP: {
      addExample: "for people who see the product for the first time",
      deleteUpload: "the address of a ticket takes DELETE",
      previewEngine: "a task in a language that no engine knows fails, and job_status says so",
      previewIntake: "get_usage says how many minutes are left; what is too much is refused before anything is stored",
    },
    CLI: {
      addExample: scripts,
      deleteUpload: scripts,
      openUpload: "task import opens an upload for each file itself",
      pasteText: scripts,
      previewEngine: "doctor says which engines there are",
      previewIntake: scripts,
    },
  },
  aliases: { mergeTasks: "intake.createTasks" },
  routes: {
    ofCaller: {
      createTasks: { path: "/api/transcription/create", answer: 400 },
      mergeTasks: { path: "/api/transcription/merge-transcribe", answer: 400 },
      createDocumentTasks: { path: "/api/transcription/create-document", answer: 400 },
      pasteText: { path: "/api/transcription/paste-text", answer: 200, json: { text: "Ada: hello." } },
      previewIntake: {
        path: "/api/transcription/preview",
        answer: 200,
        json: { durations: [90, null], merge: true },
      },
      previewEngine: { path: "/api/transcription/preview-engine?language=en", answer: 200 },
      addExample: { path: "/api/transcription/example", answer: 200 },
      openUpload: { path: "/api/uploads", answer: 200, json: { file_name: "a.wav", size: 10 } },
      deleteUpload: { path: "/api/uploads/0190a5f2-7c1e-7000-8000-000000000404", answer: 404 },
    },
  },
}
