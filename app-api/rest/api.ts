import { HttpApi, OpenApi } from "effect/http-api"
import { type Guarded, guarded } from "./area-api.ts"
import { Account, AccountRoutes } from "./areas/account.ts"
import { Analysis, AnalysisRoutes } from "./areas/analysis.ts"
import { Asking, AskingRoutes } from "./areas/asking.ts"
import { AutomaticExport, AutomaticExportRoutes } from "./areas/automatic-export.ts"
import { Billing, BillingRoutes } from "./areas/billing.ts"
import { CalendarGroup, CalendarRoutes } from "./areas/calendar.ts"
import { Collaboration, CollaborationRoutes } from "./areas/collaboration.ts"
import { ConnectedAppGroup, ConnectedAppRoutes } from "./areas/connected-app.ts"
import { ContactChange, ContactChangeRoutes } from "./areas/contact-change.ts"
import { Conversion, ConversionRoutes } from "./areas/conversion.ts"
import { Export, ExportRoutes } from "./areas/export.ts"
import { Folder, FolderRoutes } from "./areas/folder.ts"
import { Hotword, HotwordRoutes } from "./areas/hotword.ts"
import { Intake, IntakeRoutes } from "./areas/intake.ts"
import { Leaving, LeavingRoutes } from "./areas/leaving.ts"
import { Library, LibraryRoutes } from "./areas/library.ts"
import { Link, LinkRoutes } from "./areas/link.ts"
import { McpKey, McpKeyRoutes } from "./areas/mcp-key.ts"
import { Meeting, MeetingRoutes } from "./areas/meeting.ts"
import { Notification, NotificationRoutes } from "./areas/notification.ts"
import { Passkey, PasskeyRoutes } from "./areas/passkey.ts"
import { Plan, PlanRoutes } from "./areas/plan.ts"
import { Playback, PlaybackRoutes } from "./areas/playback.ts"
import { Promo, PromoRoutes } from "./areas/promo.ts"
import { Public, PublicRoutes } from "./areas/public.ts"
import { ReferralGroup, ReferralRoutes } from "./areas/referral.ts"
import { Review, ReviewRoutes } from "./areas/review.ts"
import { Sharing, SharingRoutes } from "./areas/sharing.ts"
import { SignIn, SignInRoutes } from "./areas/sign-in.ts"
import { Tag, TagRoutes } from "./areas/tag.ts"
import { Task, TaskRoutes } from "./areas/task.ts"
import { Tools, ToolsRoutes } from "./areas/tools.ts"
import { Transcript, TranscriptRoutes } from "./areas/transcript.ts"
import { Translation, TranslationRoutes } from "./areas/translation.ts"
import { Voice, VoiceRoutes } from "./areas/voice.ts"
import { WatchedPlaceGroup, WatchedPlaceRoutes } from "./areas/watched-place.ts"
import { Webhook, WebhookRoutes } from "./areas/webhook.ts"
import { Writing, WritingRoutes } from "./areas/writing.ts"

type Groups =
  | typeof Account
  | typeof Analysis
  | typeof Asking
  | typeof Billing
  | typeof CalendarGroup
  | typeof Collaboration
  | typeof ConnectedAppGroup
  | typeof ContactChange
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
  | typeof Tag
  | typeof Task
  | typeof Tools
  | typeof Transcript
  | typeof Translation
  | typeof Voice
  | typeof Notification
  | typeof WatchedPlaceGroup
  | typeof AutomaticExport
  | typeof Webhook
  | typeof Writing

/**
 * Each group is an area of the domain, and each endpoint is called by the use case it binds. The type is explicit:
 * the compiler could not print an inferred one of this length.
 */
export const Api: HttpApi.HttpApi<"api", Guarded<Groups>> = guarded(
  HttpApi.make("api")
    .add(Public, Account, SignIn, Leaving, Library, Folder, Tag, Task, Transcript, Analysis, Sharing, Billing)
    .add(
      ReferralGroup,
      Promo,
      Collaboration,
      Playback,
      Export,
      Intake,
      Plan,
      McpKey,
      ConnectedAppGroup,
      Passkey,
      Hotword,
      Writing,
    )
    .add(Asking, Translation, Review, Conversion, Link, Tools, Voice, Meeting, CalendarGroup)
    .add(AutomaticExport, Webhook, ContactChange, Notification, WatchedPlaceGroup),
).annotate(OpenApi.Version, "1")

/** The handlers of every group. */
export const routes = [
  AccountRoutes,
  AnalysisRoutes,
  AskingRoutes,
  TranslationRoutes,
  BillingRoutes,
  CalendarRoutes,
  CollaborationRoutes,
  ConnectedAppRoutes,
  ContactChangeRoutes,
  ConversionRoutes,
  ExportRoutes,
  FolderRoutes,
  HotwordRoutes,
  IntakeRoutes,
  LeavingRoutes,
  LibraryRoutes,
  LinkRoutes,
  McpKeyRoutes,
  MeetingRoutes,
  PasskeyRoutes,
  PlanRoutes,
  PlaybackRoutes,
  PromoRoutes,
  PublicRoutes,
  ReferralRoutes,
  ReviewRoutes,
  SharingRoutes,
  SignInRoutes,
  TagRoutes,
  TaskRoutes,
  ToolsRoutes,
  TranscriptRoutes,
  VoiceRoutes,
  NotificationRoutes,
  WatchedPlaceRoutes,
  AutomaticExportRoutes,
  WebhookRoutes,
  WritingRoutes,
] as const
