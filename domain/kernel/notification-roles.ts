import { ofAccount, ofPerson, open, reading, type Row } from "./role-rows.ts"

/** Who may have whom told that something is finished. Devices are browsers, which people switch; a mail's link needs no sign-in. */
export const notificationRoles = {
  "notification.addPushDevice": ofPerson,
  "notification.editNotifications": ofAccount,
  "notification.getNotifications": reading(ofAccount),
  "notification.removePushDevice": ofPerson,
  "notification.unsubscribe": open,
} as const satisfies Readonly<Record<string, Row>>
