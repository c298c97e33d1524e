import { HttpApi, type HttpApiGroup, OpenApi } from "effect/http-api"
import { DecodeErrorMiddleware } from "../decode-error-middleware.ts"
import { DefectMiddleware } from "../defect-middleware.ts"
import { StrictQuery } from "../strict-query.ts"
import { Account } from "./account.ts"
import { Analysis } from "./analysis.ts"
import { Asking } from "./asking.ts"
import { Billing } from "./billing.ts"
import { CalendarGroup } from "./calendar.ts"
import { Collaboration } from "./collaboration.ts"
import { Conversion } from "./conversion.ts"
import { Export } from "./export.ts"
import { Folder } from "./folder.ts"
import { Hotword } from "./hotword.ts"
import { Intake } from "./intake.ts"
import { Leaving } from "./leaving.ts"
import { Library } from "./library.ts"
import { Link } from "./link.ts"
import { McpKey } from "./mcp-key.ts"
import { Meeting } from "./meeting.ts"
import { Passkey } from "./passkey.ts"
import { Plan } from "./plan.ts"
import { Playback } from "./playback.ts"
import { Promo } from "./promo.ts"
import { Public } from "./public.ts"
import { ReferralGroup } from "./referral.ts"
import { Review } from "./review.ts"
import { Sharing } from "./sharing.ts"
import { SignIn } from "./sign-in.ts"
import { Task } from "./task.ts"
import { Tools } from "./tools.ts"
import { Transcript } from "./transcript.ts"
import { Translation } from "./translation.ts"
import { Voice } from "./voice.ts"
import { Writing } from "./writing.ts"

type Groups =
  | typeof Account
  | typeof Analysis
  | typeof Asking
  | typeof Billing
  | typeof CalendarGroup
  | typeof Collaboration
  | typeof Conversion
  | typeof Export
  | typeof Folder
  | typeof Hotword
  | typeof Intake
  | typeof Leaving
  | typeof Library
  | typeof Link
  | typeof McpKey
  | typeof Meeting
  | typeof Passkey
  | typeof Plan
  | typeof Playback
  | typeof Promo
  | typeof Public
  | typeof ReferralGroup
  | typeof Review
  | typeof Sharing
  | typeof SignIn
  | typeof Task
  | typeof Tools
  | typeof Transcript
  | typeof Translation
  | typeof Voice
  | typeof Writing

type Guarded<Group> = HttpApiGroup.AddMiddleware<
  HttpApiGroup.AddMiddleware<HttpApiGroup.AddMiddleware<Group, StrictQuery>, DecodeErrorMiddleware>,
  DefectMiddleware
>

/**
 * Each group is an area of the domain, and each endpoint is called by the use case it binds. The type is explicit:
 * the compiler could not print an inferred one of this length.
 */
export const Api: HttpApi.HttpApi<"api", Guarded<Groups>> = HttpApi.make("api")
  .add(Public).add(Account).add(SignIn).add(Leaving).add(Library).add(Folder).add(Task).add(Transcript).add(Analysis)
  .add(Sharing)
  .add(
    Billing,
    ReferralGroup,
    Promo,
    Collaboration,
  ).add(Playback)
  .add(Export).add(Intake).add(Plan).add(McpKey).add(Passkey).add(Hotword).add(Writing).add(Asking).add(Translation)
  .add(Review, Conversion, Link).add(Tools, Voice, Meeting, CalendarGroup)
  .middleware(StrictQuery).middleware(DecodeErrorMiddleware).middleware(DefectMiddleware)
  .annotate(OpenApi.Version, "1").annotate(HttpApi.PayloadParseOptions, { errors: "all", onExcessProperty: "error" })
  .annotate(HttpApi.ParseOptions, { errors: "all" })
  // Responses were checked when they were created or read.
  .annotate(HttpApi.SuccessParseOptions, { disableChecks: true })
