import { adasTask, type AreaSurfaces, ofTask, reasons } from "./area-surfaces.ts"

const { scripts } = reasons
const pages = "lets a page be seen that someone looks at; watchTask says the same of the task"

export const library: AreaSurfaces = {
  missing: {
    REST: { attendTask: pages, getJobStatus: "getTask answers the same, and watchTask follows it" },
    tRPC: { getJobStatus: "pages follow a task by watchTask" },
    MCP: {
      attendTask: pages,
      countTasks: "list_tasks says how many there are, of each kind and state",
      findByTitle: "search_tasks finds titles too",
      openTask: "get_task answers the same, cut to what a model reads",
      watchTask: "job_status follows a task, and reports its progress",
      watchTasks: "an assistant asks when it wants to know: job_status about one task, list_tasks about all",
    },
    CLI: {
      attendTask: pages,
      countTasks: scripts,
      editTask: scripts,
      findByTitle: scripts,
      getJobStatus: "task show says how a task is, and task import --wait follows it",
      openTask: scripts,
      watchTasks: scripts,
    },
  },
  aliases: { editTogether: "library.editTask" },
  routes: {
    ofTask: {
      getTask: { path: ofTask(""), answer: 200 },
      openTask: { path: ofTask("/overview"), answer: 200 },
      similarTasks: { path: ofTask("/similar"), answer: 200 },
      editTask: { path: `/api/transcription/${adasTask}/edit`, answer: 200, json: { summary: "# Notes" } },
      editTogether: {
        path: `/api/transcription/${adasTask}/edit-collaborative`,
        answer: 200,
        json: { summary: "# Notes again" },
      },
      watchTask: { path: "/api/transcription/tasks/0190a5f2-7c1e-7000-8000-000000000009/events", answer: 404 },
    },
    ofCaller: {
      listTasks: { path: "/api/transcription/tasks", answer: 200 },
      countTasks: { path: "/api/transcription/tasks/count", answer: 200 },
      searchTasks: { path: "/api/transcription/search?query=hello", answer: 200 },
    },
    open: ["findByTitle"],
    endless: { watchTasks: { path: "/api/transcription/tasks/events", answer: 200 } },
  },
}
