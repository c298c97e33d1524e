import { accountCases } from "./account/cases.ts"
import { analysisCases } from "./analysis/cases.ts"
import { askingCases } from "./asking/cases.ts"
import { automaticExportCases } from "./automatic-export/cases.ts"
import { backupCases } from "./backup/cases.ts"
import { billingCases } from "./billing/cases.ts"
import { calendarCases } from "./calendar/cases.ts"
import { collaborationCases } from "./collaboration/cases.ts"
import { connectedAppCases } from "./connected-app/cases.ts"
import { contactChangeCases } from "./contact-change/cases.ts"
import { conversionCases } from "./conversion/cases.ts"
import { deskCases } from "./desk/cases.ts"
import { engineCases } from "./engine/cases.ts"
import { exportCases } from "./export/cases.ts"
import { folderCases } from "./folder/cases.ts"
import { hotwordCases } from "./hotword/cases.ts"
import { intakeCases } from "./intake/cases.ts"
import { leavingCases } from "./leaving/cases.ts"
import { libraryCases } from "./library/cases.ts"
import { linkCases } from "./link/cases.ts"
import { mcpKeyCases } from "./mcp-key/cases.ts"
import { meetingCases } from "./meeting/cases.ts"
import { notificationCases } from "./notification/cases.ts"
import { passkeyCases } from "./passkey/cases.ts"
import { planCases } from "./plan/cases.ts"
import { playbackCases } from "./playback/cases.ts"
import { promoCases } from "./promo/cases.ts"
import { referralCases } from "./referral/cases.ts"
import { reviewCases } from "./review/cases.ts"
import { sharingCases } from "./sharing/cases.ts"
import { signInCases } from "./sign-in/cases.ts"
import { tagCases } from "./tag/cases.ts"
import { taskCases } from "./task/cases.ts"
import { toolsCases } from "./tools/cases.ts"
import { transcriptCases } from "./transcript/cases.ts"
import { translationCases } from "./translation/cases.ts"
import { usageCases } from "./usage/cases.ts"
import { voiceCases } from "./voice/cases.ts"
import { watchedPlaceCases } from "./watched-place/cases.ts"
import { webhookCases } from "./webhook/cases.ts"
import { writingCases } from "./writing/cases.ts"

/**
 * Everything the product can do. Each surface binds every use case or states why not. The type is explicit: the compiler could
 * not print an inferred one of this length.
 */
export const useCases: readonly [
  ...typeof accountCases,
  ...typeof analysisCases,
  ...typeof askingCases,
  ...typeof automaticExportCases,
  ...typeof backupCases,
  ...typeof billingCases,
  ...typeof calendarCases,
  ...typeof collaborationCases,
  ...typeof connectedAppCases,
  ...typeof contactChangeCases,
  ...typeof conversionCases,
  ...typeof deskCases,
  ...typeof engineCases,
  ...typeof exportCases,
  ...typeof folderCases,
  ...typeof hotwordCases,
  ...typeof intakeCases,
  ...typeof leavingCases,
  ...typeof libraryCases,
  ...typeof linkCases,
  ...typeof mcpKeyCases,
  ...typeof meetingCases,
  ...typeof notificationCases,
  ...typeof passkeyCases,
  ...typeof planCases,
  ...typeof playbackCases,
  ...typeof promoCases,
  ...typeof referralCases,
  ...typeof reviewCases,
  ...typeof sharingCases,
  ...typeof signInCases,
  ...typeof tagCases,
  ...typeof taskCases,
  ...typeof toolsCases,
  ...typeof transcriptCases,
  ...typeof translationCases,
  ...typeof usageCases,
  ...typeof voiceCases,
  ...typeof watchedPlaceCases,
  ...typeof webhookCases,
  ...typeof writingCases,
] = [
  ...accountCases,
  ...analysisCases,
  ...askingCases,
  ...automaticExportCases,
  ...backupCases,
  ...billingCases,
  ...calendarCases,
  ...collaborationCases,
  ...connectedAppCases,
  ...contactChangeCases,
  ...conversionCases,
  ...deskCases,
  ...engineCases,
  ...exportCases,
  ...folderCases,
  ...hotwordCases,
  ...intakeCases,
  ...leavingCases,
  ...libraryCases,
  ...linkCases,
  ...mcpKeyCases,
  ...meetingCases,
  ...notificationCases,
  ...passkeyCases,
  ...planCases,
  ...playbackCases,
  ...promoCases,
  ...referralCases,
  ...reviewCases,
  ...sharingCases,
  ...signInCases,
  ...tagCases,
  ...taskCases,
  ...toolsCases,
  ...transcriptCases,
  ...translationCases,
  ...usageCases,
  ...voiceCases,
  ...watchedPlaceCases,
  ...webhookCases,
  ...writingCases,
]
