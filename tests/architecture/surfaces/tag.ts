import { adasTask, type AreaSurfaces } from "./area-surfaces.ts"

const nobodysTag = "0190a5f2-7c1e-7000-8000-0000000000f2"
const another = "0190a5f2-7c1e-7000-8000-0000000000f3"

export const tag: AreaSurfaces = {
  missing: {},
  routes: {
    ofCaller: {
      listTags: { path: "/api/tags", answer: 200 },
      createTag: { path: "/api/tags", answer: 200, json: { name: "Interview" } },
      editTag: { path: `/api/tags/${nobodysTag}`, answer: 404, json: { colour: "red" } },
      deleteTag: { path: `/api/tags/${nobodysTag}`, answer: 404 },
      mergeTags: { path: `/api/tags/${nobodysTag}/merge`, answer: 404, json: { into: another } },
      applyRules: { path: `/api/tags/${nobodysTag}/apply`, answer: 404, json: {} },
      tagTasks: { path: "/api/tags/tasks", answer: 200, json: { task_ids: [adasTask], add: ["Interview"] } },
    },
  },
}
