import { adasTask, type AreaSurfaces } from "./area-surfaces.ts"

export const translation: AreaSurfaces = {
  missing: {},
  routes: {
    ofTask: {
      getTranslation: { path: `/api/translation/query?task_id=${adasTask}&target_language=es`, answer: 200 },
      listTargetLanguages: { path: `/api/translation/languages?task_id=${adasTask}`, answer: 200 },
      startTranslation: {
        path: "/api/translation",
        answer: 400,
        json: { task_id: adasTask, target_language: "tlh" },
      },
    },
  },
  inputs: { getTranslation: { target_language: "es" } },
}
