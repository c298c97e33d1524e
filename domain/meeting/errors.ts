import { Schema } from "effect"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"
import { MeetingService, serviceNames } from "./meeting-link.ts"

/** What was given as a meeting link breaks a rule. */
export class MeetingLinkRefused extends Schema.TaggedError<MeetingLinkRefused>()("MeetingLinkRefused", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

export class MeetingNotFound extends Schema.TaggedError<MeetingNotFound>()("MeetingNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "The meeting was not found"
}

export class MeetingsOff extends Schema.TaggedError<MeetingsOff>()("MeetingsOff", {}) {
  readonly kind = "unavailable"
  override readonly message = "Join failed: this server attends no meetings"
}

export class ServiceNotAttended extends Schema.TaggedError<ServiceNotAttended>()("ServiceNotAttended", {
  service: MeetingService,
}) {
  readonly kind = "unavailable"
  get params(): Params {
    return { service: serviceNames[this.service] }
  }
  override get message(): string {
    return `Join failed: this server attends no meetings on ${serviceNames[this.service]}`
  }
}

export class AlreadyInMeeting extends Schema.TaggedError<AlreadyInMeeting>()("AlreadyInMeeting", {}) {
  readonly kind = "conflict"
  override readonly message = "A guest of yours is in this meeting already, or on its way"
}

export class TooManyMeetings extends Schema.TaggedError<TooManyMeetings>()("TooManyMeetings", { max: Schema.Int }) {
  readonly kind = "conflict"
  get params(): Params {
    return { max: this.max }
  }
  override get message(): string {
    return `Join failed: you can be in at most ${this.max} meetings at a time`
  }
}

export class NotAdmitted extends Schema.TaggedError<NotAdmitted>()("NotAdmitted", {}) {
  readonly kind = "conflict"
  override readonly message = "Nobody let the guest into the meeting"
}

export class MeetingExpired extends Schema.TaggedError<MeetingExpired>()("MeetingExpired", {}) {
  readonly kind = "gone"
  override readonly message = "The link leads to no meeting, or to one that is over"
}

export class WrongMeetingPassword extends Schema.TaggedError<WrongMeetingPassword>()("WrongMeetingPassword", {}) {
  readonly kind = "conflict"
  override readonly message = "The meeting wants a password that is not in the link, or another one"
}

export class MeetingNeedsLogin extends Schema.TaggedError<MeetingNeedsLogin>()("MeetingNeedsLogin", {}) {
  readonly kind = "conflict"
  override readonly message = "The meeting lets in only people who are signed in there"
}

/** The service made no recording, or the server that heard the meeting is gone. */
export class MeetingNotRecorded extends Schema.TaggedError<MeetingNotRecorded>()("MeetingNotRecorded", {}) {
  readonly kind = "gone"
  override readonly message = "There is no recording of the meeting"
}

/** Where nothing better is known. */
export class JoinFailed extends Schema.TaggedError<JoinFailed>()("JoinFailed", {}) {
  readonly kind = "unavailable"
  override readonly message = "Join failed: the service of the meeting cannot be reached, or has changed"
}

/** Why a guest was never in. */
export type MeetingMissed = NotAdmitted | MeetingExpired | WrongMeetingPassword | MeetingNeedsLogin | JoinFailed
