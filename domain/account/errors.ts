import { Schema } from "effect"

export class UserNotFound extends Schema.TaggedError<UserNotFound>()("UserNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "User not found"
}

export class SessionNotFound extends Schema.TaggedError<SessionNotFound>()("SessionNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Session not found"
}

export class SignInLinkInvalid extends Schema.TaggedError<SignInLinkInvalid>()("SignInLinkInvalid", {}) {
  readonly kind = "gone"
  override readonly message = "This login link is invalid, has expired or was already used; request a new one"
}

export class EmailInvalid extends Schema.TaggedError<EmailInvalid>()("EmailInvalid", {}) {
  readonly kind = "invalid"
  readonly params = { field: "email" }
  override readonly message = "email: must be a valid email address"
}

export class PhoneInvalid extends Schema.TaggedError<PhoneInvalid>()("PhoneInvalid", {}) {
  readonly kind = "invalid"
  readonly params = { field: "name" }
  override readonly message = "name: must be a valid phone number of a country this server sends codes to"
}

export class AccountDisabled extends Schema.TaggedError<AccountDisabled>()("AccountDisabled", {}) {
  readonly kind = "forbidden"
  override readonly message = "This account is disabled; ask the operator of this server"
}

/** It was the address or number of an account that may still return to it. */
export class ContactReserved extends Schema.TaggedError<ContactReserved>()("ContactReserved", {}) {
  readonly kind = "conflict"
  override readonly message =
    "This was the address or number of an account until lately; for seven days, only that account can have it again"
}

export class MailNotSent extends Schema.TaggedError<MailNotSent>()("MailNotSent", {}) {
  readonly kind = "unavailable"
  override readonly message = "The login link could not be sent; try again in a minute"
}

export class RegistrationClosed extends Schema.TaggedError<RegistrationClosed>()("RegistrationClosed", {}) {
  readonly kind = "forbidden"
  override readonly message = "This server does not accept new accounts; ask its operator for one"
}
