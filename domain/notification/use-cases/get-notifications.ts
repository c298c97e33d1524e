import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { Notifications } from "../notifications.ts"
import { presentNotifications } from "../steps/present-notifications.ts"

/** Which mails the account gets on wish, and which devices are notified. */
export const getNotifications = useCase("notification.getNotifications", {
  input: Schema.Struct({}),
  output: Notifications,
  run: () => Effect.flatMap(currentUser, presentNotifications),
})
