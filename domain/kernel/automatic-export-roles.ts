import { ofAccount, ofPerson, reading, type Row } from "./role-rows.ts"

/** Who may have files of an account written elsewhere: people. Assistants look at it, and have written again what failed. */
export const automaticExportRoles = {
  "automaticExport.createExportRule": ofPerson,
  "automaticExport.deleteExportRule": ofPerson,
  "automaticExport.editExportRule": ofPerson,
  "automaticExport.listExportRules": reading(ofAccount),
  "automaticExport.listExportedFiles": reading(ofAccount),
  "automaticExport.previewExportName": reading(ofAccount),
  "automaticExport.testExportRule": ofPerson,
  "automaticExport.writeFailedAgain": ofAccount,
  "automaticExport.writeFileAgain": ofAccount,
} as const satisfies Readonly<Record<string, Row>>
