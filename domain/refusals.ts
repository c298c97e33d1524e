import * as Account from "./account/errors.ts"
import * as Analysis from "./analysis/errors.ts"
import * as Asking from "./asking/errors.ts"
import * as AutomaticExport from "./automatic-export/errors.ts"
import * as Backup from "./backup/errors.ts"
import * as Billing from "./billing/errors.ts"
import * as Calendar from "./calendar/errors.ts"
import * as Collaboration from "./collaboration/errors.ts"
import * as ConnectedApp from "./connected-app/errors.ts"
import * as ContactChange from "./contact-change/errors.ts"
import * as Conversion from "./conversion/errors.ts"
import * as Desk from "./desk/errors.ts"
import * as Engine from "./engine/errors.ts"
import * as Export from "./export/errors.ts"
import * as Folder from "./folder/errors.ts"
import * as Guest from "./guest/errors.ts"
import * as Hotword from "./hotword/errors.ts"
import * as Intake from "./intake/errors.ts"
import * as Kernel from "./kernel/errors.ts"
import * as Leaving from "./leaving/errors.ts"
import * as Library from "./library/errors.ts"
import * as Link from "./link/errors.ts"
import * as McpKey from "./mcp-key/errors.ts"
import * as Media from "./media/errors.ts"
import * as Meeting from "./meeting/errors.ts"
import * as Notification from "./notification/errors.ts"
import * as Passkey from "./passkey/errors.ts"
import * as Pipeline from "./pipeline/errors.ts"
import * as Plan from "./plan/errors.ts"
import * as Playback from "./playback/errors.ts"
import * as Promo from "./promo/errors.ts"
import * as Recognition from "./recognition/errors.ts"
import * as Referral from "./referral/errors.ts"
import * as Review from "./review/errors.ts"
import * as Sharing from "./sharing/errors.ts"
import * as SignIn from "./sign-in/errors.ts"
import * as Tag from "./tag/errors.ts"
import * as Task from "./task/errors.ts"
import * as Transcript from "./transcript/errors.ts"
import * as Translation from "./translation/errors.ts"
import * as Voice from "./voice/errors.ts"
import * as WatchedPlace from "./watched-place/errors.ts"
import * as Webhook from "./webhook/errors.ts"
import * as Writing from "./writing/errors.ts"

/** Every refusal, by its public code. */
export const refusals = {
  ...Account,
  ...Analysis,
  ...Asking,
  ...AutomaticExport,
  ...Backup,
  ...Billing,
  ...Calendar,
  ...Collaboration,
  ...ConnectedApp,
  ...ContactChange,
  ...Conversion,
  ...Desk,
  ...Engine,
  ...Export,
  ...Folder,
  ...Guest,
  ...Hotword,
  ...Intake,
  ...Kernel,
  ...Leaving,
  ...Library,
  ...Link,
  ...McpKey,
  ...Notification,
  ...Passkey,
  ...Media,
  ...Meeting,
  ...Pipeline,
  ...Plan,
  ...Playback,
  ...Promo,
  ...Recognition,
  ...Referral,
  ...Review,
  ...Sharing,
  ...SignIn,
  ...Tag,
  ...Task,
  ...Transcript,
  ...Translation,
  ...Voice,
  ...WatchedPlace,
  ...Webhook,
  ...Writing,
}

/** The web catalogues must hold a sentence for each `_tag`. */
export type Refusal = InstanceType<(typeof refusals)[keyof typeof refusals]>
