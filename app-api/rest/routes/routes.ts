import { AccountRoutes } from "./account.ts"
import { AnalysisRoutes } from "./analysis.ts"
import { AskingRoutes } from "./asking.ts"
import { BillingRoutes } from "./billing.ts"
import { CalendarRoutes } from "./calendar.ts"
import { CollaborationRoutes } from "./collaboration.ts"
import { ConversionRoutes } from "./conversion.ts"
import { ExportRoutes } from "./export.ts"
import { FolderRoutes } from "./folder.ts"
import { HotwordRoutes } from "./hotword.ts"
import { IntakeRoutes } from "./intake.ts"
import { LeavingRoutes } from "./leaving.ts"
import { LibraryRoutes } from "./library.ts"
import { LinkRoutes } from "./link.ts"
import { McpKeyRoutes } from "./mcp-key.ts"
import { MeetingRoutes } from "./meeting.ts"
import { PasskeyRoutes } from "./passkey.ts"
import { PlanRoutes } from "./plan.ts"
import { PlaybackRoutes } from "./playback.ts"
import { PromoRoutes } from "./promo.ts"
import { PublicRoutes } from "./public.ts"
import { ReferralRoutes } from "./referral.ts"
import { ReviewRoutes } from "./review.ts"
import { SharingRoutes } from "./sharing.ts"
import { SignInRoutes } from "./sign-in.ts"
import { TaskRoutes } from "./task.ts"
import { ToolsRoutes } from "./tools.ts"
import { TranscriptRoutes } from "./transcript.ts"
import { TranslationRoutes } from "./translation.ts"
import { VoiceRoutes } from "./voice.ts"
import { WritingRoutes } from "./writing.ts"

/** The handlers of every group of the contract. */
export const routes = [
  AccountRoutes,
  AnalysisRoutes,
  AskingRoutes,
  TranslationRoutes,
  BillingRoutes,
  CalendarRoutes,
  CollaborationRoutes,
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
  TaskRoutes,
  ToolsRoutes,
  TranscriptRoutes,
  VoiceRoutes,
  WritingRoutes,
] as const
