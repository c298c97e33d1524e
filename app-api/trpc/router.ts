import { accountRouter } from "./account.ts"
import { analysisRouter } from "./analysis.ts"
import { askingRouter } from "./asking.ts"
import { automaticExportRouter } from "./automatic-export.ts"
import { backupRouter } from "./backup.ts"
import { billingRouter } from "./billing.ts"
import { calendarRouter } from "./calendar.ts"
import { collaborationRouter } from "./collaboration.ts"
import { connectedAppRouter } from "./connected-app.ts"
import { contactChangeRouter } from "./contact-change.ts"
import { conversionRouter } from "./conversion.ts"
import { deskRouter } from "./desk.ts"
import { engineRouter } from "./engine.ts"
import { folderRouter } from "./folder.ts"
import { hotwordRouter } from "./hotword.ts"
import { intakeRouter } from "./intake.ts"
import { leavingRouter } from "./leaving.ts"
import { libraryRouter } from "./library.ts"
import { linkRouter } from "./link.ts"
import { mcpKeyRouter } from "./mcp-key.ts"
import { meetingRouter } from "./meeting.ts"
import { notificationRouter } from "./notification.ts"
import { passkeyRouter } from "./passkey.ts"
import { planRouter } from "./plan.ts"
import { playbackRouter } from "./playback.ts"
import { promoRouter } from "./promo.ts"
import { referralRouter } from "./referral.ts"
import { reviewRouter } from "./review.ts"
import { sharingRouter } from "./sharing.ts"
import { signInRouter } from "./sign-in.ts"
import { tagRouter } from "./tag.ts"
import { taskRouter } from "./task.ts"
import { toolsRouter } from "./tools.ts"
import { transcriptRouter } from "./transcript.ts"
import { translationRouter } from "./translation.ts"
import { router } from "./trpc.ts"
import { usageRouter } from "./usage.ts"
import { voiceRouter } from "./voice.ts"
import { watchedPlaceRouter } from "./watched-place.ts"
import { webhookRouter } from "./webhook.ts"
import { writingRouter } from "./writing.ts"

/** Procedures are called as the use cases are: `library.getTask`. */
export const appRouter = router({
  account: accountRouter,
  analysis: analysisRouter,
  asking: askingRouter,
  translation: translationRouter,
  backup: backupRouter,
  billing: billingRouter,
  calendar: calendarRouter,
  collaboration: collaborationRouter,
  connectedApp: connectedAppRouter,
  contactChange: contactChangeRouter,
  conversion: conversionRouter,
  folder: folderRouter,
  hotword: hotwordRouter,
  desk: deskRouter,
  engine: engineRouter,
  intake: intakeRouter,
  leaving: leavingRouter,
  library: libraryRouter,
  link: linkRouter,
  mcpKey: mcpKeyRouter,
  meeting: meetingRouter,
  passkey: passkeyRouter,
  plan: planRouter,
  playback: playbackRouter,
  promo: promoRouter,
  referral: referralRouter,
  review: reviewRouter,
  sharing: sharingRouter,
  signIn: signInRouter,
  tag: tagRouter,
  task: taskRouter,
  tools: toolsRouter,
  transcript: transcriptRouter,
  usage: usageRouter,
  voice: voiceRouter,
  notification: notificationRouter,
  watchedPlace: watchedPlaceRouter,
  automaticExport: automaticExportRouter,
  webhook: webhookRouter,
  writing: writingRouter,
})
export type AppRouter = typeof appRouter

const names = new Set(Object.keys(appRouter._def.procedures))

/** Whether there is a procedure of this name. */
export const isProcedure = (name: string): boolean => names.has(name)
