import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { people } = reasons

const nobodys = "/api/export-rules/0190a5f2-7c1e-7000-8000-0000000000a1"
const file = "files/0190a5f2-7c1e-7000-8000-0000000000a2"

export const automaticExport: AreaSurfaces = {
  missing: {
    MCP: {
      createExportRule: people,
      deleteExportRule: people,
      editExportRule: people,
      previewExportName: "it is for people who write a template",
      testExportRule: people,
      writeFileAgain: "write_failed_exports_again writes all that failed again",
    },
  },
  routes: {
    ofCaller: {
      listExportRules: { path: "/api/export-rules", answer: 200 },
      createExportRule: {
        path: "/api/export-rules",
        answer: 400,
        json: { formats: ["md"], target: "webdav", url: "http://127.0.0.1/" },
      },
      previewExportName: { path: "/api/export-rules/name?template=%7Btitle%7D", answer: 200 },
      editExportRule: { path: nobodys, answer: 404, json: { is_on: false } },
      deleteExportRule: { path: nobodys, answer: 404 },
      testExportRule: { path: `${nobodys}/test`, answer: 404 },
      listExportedFiles: { path: `${nobodys}/files`, answer: 404 },
      writeFileAgain: { path: `${nobodys}/${file}/again`, answer: 404 },
      writeFailedAgain: { path: `${nobodys}/again`, answer: 404 },
    },
  },
}
