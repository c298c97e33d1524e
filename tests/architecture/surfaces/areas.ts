import { account } from "./account.ts"
import { analysis } from "./analysis.ts"
import type { AreaSurfaces } from "./area-surfaces.ts"
import { asking } from "./asking.ts"
import { automaticExport } from "./automatic-export.ts"
import { backup } from "./backup.ts"
import { billing } from "./billing.ts"
import { calendar } from "./calendar.ts"
import { collaboration } from "./collaboration.ts"
import { connectedApp } from "./connected-app.ts"
import { contactChange } from "./contact-change.ts"
import { conversion } from "./conversion.ts"
import { desk } from "./desk.ts"
import { engine } from "./engine.ts"
import { exporting } from "./export.ts"
import { folder } from "./folder.ts"
import { hotword } from "./hotword.ts"
import { intake } from "./intake.ts"
import { leaving } from "./leaving.ts"
import { library } from "./library.ts"
import { link } from "./link.ts"
import { mcpKey } from "./mcp-key.ts"
import { meeting } from "./meeting.ts"
import { notification } from "./notification.ts"
import { passkey } from "./passkey.ts"
import { plan } from "./plan.ts"
import { playback } from "./playback.ts"
import { promo } from "./promo.ts"
import { referral } from "./referral.ts"
import { review } from "./review.ts"
import { sharing } from "./sharing.ts"
import { signIn } from "./sign-in.ts"
import { tag } from "./tag.ts"
import { task } from "./task.ts"
import { tools } from "./tools.ts"
import { transcript } from "./transcript.ts"
import { translation } from "./translation.ts"
import { usage } from "./usage.ts"
import { voice } from "./voice.ts"
import { watchedPlace } from "./watched-place.ts"
import { webhook } from "./webhook.ts"
import { writing } from "./writing.ts"

/** Every area that has use cases, by the name it has in theirs; starting an analysis comes last, as others cannot follow it. */
export const areaSurfaces: Readonly<Record<string, AreaSurfaces>> = {
  account,
  asking,
  translation,
  calendar,
  collaboration,
  connectedApp,
  contactChange,
  conversion,
  desk,
  engine,
  export: exporting,
  folder,
  hotword,
  intake,
  leaving,
  library,
  link,
  mcpKey,
  meeting,
  notification,
  passkey,
  plan,
  playback,
  promo,
  referral,
  review,
  sharing,
  signIn,
  tag,
  task,
  tools,
  transcript,
  usage,
  voice,
  watchedPlace,
  automaticExport,
  webhook,
  writing,
  // Last, since starting the trial gives the account of the tests more than the free plan.
  backup,
  billing,
  analysis,
}

/** About the server itself, and open to all. */
export const withoutUseCase = ["public.health", "public.version"] as const
