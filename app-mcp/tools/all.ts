import type { Tool } from "../tool.ts"
import { accountTools } from "./account.ts"
import { analysisTools } from "./analysis.ts"
import { askingTools } from "./asking.ts"
import { automaticExportTools } from "./automatic-export.ts"
import { billingTools } from "./billing.ts"
import { calendarTools } from "./calendar.ts"
import { collaborationTools } from "./collaboration.ts"
import { conversionTools } from "./conversion.ts"
import { exportTaskTool } from "./export.ts"
import { folderTools } from "./folder.ts"
import { hotwordTools } from "./hotword.ts"
import { intakeTools } from "./intake.ts"
import { libraryTools } from "./library.ts"
import { lineTools } from "./lines.ts"
import { linkTools } from "./link.ts"
import { meetingTools } from "./meeting.ts"
import { notificationTools } from "./notification.ts"
import { planTools } from "./plan.ts"
import { promoTools } from "./promo.ts"
import { referralTools } from "./referral.ts"
import { reviewTools } from "./review.ts"
import { sharingTools } from "./sharing.ts"
import { tagTools } from "./tag.ts"
import { taskTools } from "./task.ts"
import { toolsTools } from "./tools.ts"
import { transcriptTools } from "./transcript.ts"
import { translationTools } from "./translation.ts"
import { voiceTools } from "./voice.ts"
import { watchedPlaceTools } from "./watched-place.ts"
import { webhookTools } from "./webhook.ts"
import { writingTools } from "./writing.ts"

/** Every tool, in the order a client lists them: reading comes first. */
export const tools: ReadonlyArray<Tool> = [
  ...libraryTools,
  ...toolsTools,
  ...transcriptTools,
  ...analysisTools,
  ...accountTools,
  ...notificationTools,
  ...askingTools,
  ...translationTools,
  ...reviewTools,
  exportTaskTool,
  ...billingTools,
  ...planTools,
  ...referralTools,
  ...promoTools,
  ...intakeTools,
  ...linkTools,
  ...meetingTools,
  ...calendarTools,
  ...taskTools,
  ...conversionTools,
  ...lineTools,
  ...folderTools,
  ...tagTools,
  ...hotwordTools,
  ...sharingTools,
  ...collaborationTools,
  ...voiceTools,
  ...watchedPlaceTools,
  ...automaticExportTools,
  ...webhookTools,
  ...writingTools,
]

/** The use cases an assistant can use, by name. */
export const bound: ReadonlyArray<string> = tools.map(({ useCase }) => useCase)
