import { Schema } from "effect"

export const UserId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

/** A session's public id, as opposed to its token. */
export const SessionId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SessionId"))
export type SessionId = typeof SessionId.Type

/** Of one change of an account's address or number. */
export const ContactChangeId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ContactChangeId"))
export type ContactChangeId = typeof ContactChangeId.Type

export const TaskId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("TaskId"))
export type TaskId = typeof TaskId.Type

export const FolderId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("FolderId"))
export type FolderId = typeof FolderId.Type

export const TagId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("TagId"))
export type TagId = typeof TagId.Type

export const HotwordId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("HotwordId"))
export type HotwordId = typeof HotwordId.Type

export const VoiceId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("VoiceId"))
export type VoiceId = typeof VoiceId.Type

/** An account has one calendar at a time; another address is another calendar. */
export const CalendarId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("CalendarId"))
export type CalendarId = typeof CalendarId.Type

export const UploadId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("UploadId"))
export type UploadId = typeof UploadId.Type

export const ConversionId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ConversionId"))
export type ConversionId = typeof ConversionId.Type

export const WebhookId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("WebhookId"))
export type WebhookId = typeof WebhookId.Type

/** Of one event for one webhook. */
export const DeliveryId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("DeliveryId"))
export type DeliveryId = typeof DeliveryId.Type

/** Of a browser that is notified though no page is open. */
export const PushDeviceId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PushDeviceId"))
export type PushDeviceId = typeof PushDeviceId.Type

export const NoticeId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("NoticeId"))
export type NoticeId = typeof NoticeId.Type
export const WatchedPlaceId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("WatchedPlaceId"))
export type WatchedPlaceId = typeof WatchedPlaceId.Type

/** Of one file or episode in a watched place. */
export const WatchedItemId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("WatchedItemId"))
export type WatchedItemId = typeof WatchedItemId.Type

/** A rule of automatic export. */
export const ExportRuleId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ExportRuleId"))
export type ExportRuleId = typeof ExportRuleId.Type

/** What such a rule wrote, or is to write. */
export const ExportedFileId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ExportedFileId"))
export type ExportedFileId = typeof ExportedFileId.Type

export const McpKeyId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("McpKeyId"))
export type McpKeyId = typeof McpKeyId.Type

export const ConnectedAppId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("ConnectedAppId"))
export type ConnectedAppId = typeof ConnectedAppId.Type

export const PasskeyId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PasskeyId"))
export type PasskeyId = typeof PasskeyId.Type

export const MessageId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("MessageId"))
export type MessageId = typeof MessageId.Type

export const QuizId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("QuizId"))
export type QuizId = typeof QuizId.Type

export const QuizQuestionId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("QuizQuestionId"))
export type QuizQuestionId = typeof QuizQuestionId.Type

export const AttemptId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("AttemptId"))
export type AttemptId = typeof AttemptId.Type

export const OrderId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("OrderId"))
export type OrderId = typeof OrderId.Type

export const SubscriptionId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("SubscriptionId"))
export type SubscriptionId = typeof SubscriptionId.Type

export const PromoCodeId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("PromoCodeId"))
export type PromoCodeId = typeof PromoCodeId.Type

/** Of one addition of someone to a task, not of an account: an invited address may have none. */
export const CollaboratorId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand("CollaboratorId"))
export type CollaboratorId = typeof CollaboratorId.Type

/** Unique within its transcript only. */
export const SegmentId = Schema.String.pipe(Schema.brand("SegmentId"))
export type SegmentId = typeof SegmentId.Type
