import type { AccountTables } from "./tables/account.ts"
import type { AnalysisTables } from "./tables/analysis.ts"
import type { AskingTables } from "./tables/asking.ts"
import type { AutomaticExportTables } from "./tables/automatic-export.ts"
import type { BackupTables } from "./tables/backup.ts"
import type { BillingTables } from "./tables/billing.ts"
import type { CalendarTables } from "./tables/calendar.ts"
import type { CollaborationTables } from "./tables/collaboration.ts"
import type { ConnectedAppTables } from "./tables/connected-app.ts"
import type { ConversionTables } from "./tables/conversion.ts"
import type { DeskTables } from "./tables/desk.ts"
import type { EngineTables } from "./tables/engine.ts"
import type { FolderTables } from "./tables/folder.ts"
import type { GuestTables } from "./tables/guest.ts"
import type { HotwordTables } from "./tables/hotword.ts"
import type { IntakeTables } from "./tables/intake.ts"
import type { LeavingTables } from "./tables/leaving.ts"
import type { McpKeyTables } from "./tables/mcp-key.ts"
import type { MeaningTables } from "./tables/meaning.ts"
import type { MeetingTables } from "./tables/meeting.ts"
import type { NotificationTables } from "./tables/notification.ts"
import type { PasskeyTables } from "./tables/passkey.ts"
import type { PlanTables } from "./tables/plan.ts"
import type { PromoTables } from "./tables/promo.ts"
import type { ReferralTables } from "./tables/referral.ts"
import type { ReviewTables } from "./tables/review.ts"
import type { SharingTables } from "./tables/sharing.ts"
import type { SignInTables } from "./tables/sign-in.ts"
import type { TagTables } from "./tables/tag.ts"
import type { TaskTables } from "./tables/task.ts"
import type { TranscriptTables } from "./tables/transcript.ts"
import type { TranslationTables } from "./tables/translation.ts"
import type { UsageTables } from "./tables/usage.ts"
import type { VoiceTables } from "./tables/voice.ts"
import type { WatchedPlaceTables } from "./tables/watched-place.ts"
import type { WebhookTables } from "./tables/webhook.ts"
import type { WritingTables } from "./tables/writing.ts"

/** Every table, kept in step with `migrations/`: the contract tests use every column. */
export interface Schema
  extends
    AccountTables,
    AnalysisTables,
    AskingTables,
    BackupTables,
    BillingTables,
    CalendarTables,
    CollaborationTables,
    ConnectedAppTables,
    ConversionTables,
    DeskTables,
    FolderTables,
    EngineTables,
    GuestTables,
    HotwordTables,
    IntakeTables,
    LeavingTables,
    McpKeyTables,
    MeaningTables,
    MeetingTables,
    NotificationTables,
    PasskeyTables,
    PlanTables,
    PromoTables,
    ReferralTables,
    ReviewTables,
    SharingTables,
    SignInTables,
    TagTables,
    TaskTables,
    TranscriptTables,
    TranslationTables,
    UsageTables,
    VoiceTables,
    WatchedPlaceTables,
    AutomaticExportTables,
    WebhookTables,
    WritingTables
{}
