import { adasTask, type AreaSurfaces, ofTask, reasons } from "./area-surfaces.ts"

export const task: AreaSurfaces = {
  missing: { CLI: { getTaskStory: "desk story shows the operator all of it", renameTask: reasons.scripts } },
  routes: {
    ofTask: {
      startTranscription: { path: `/api/transcription/start-transcription/${adasTask}`, answer: 409 },
      cancelTask: { path: ofTask("/cancel"), answer: 409 },
      getTaskStory: { path: ofTask("/story"), answer: 200 },
      renameTask: { path: `/api/transcription/${adasTask}/edit-title`, answer: 200, json: { title: "Weekly sync" } },
    },
    ofCaller: {
      deleteTasks: { path: "/api/transcription/tasks/delete-batch", answer: 200, json: { task_ids: [adasTask] } },
    },
  },
}
