import type { Notifications } from "#domain/notification/notifications.ts"
import { editNotifications } from "#domain/notification/use-cases/edit-notifications.ts"
import { getNotifications } from "#domain/notification/use-cases/get-notifications.ts"
import { tool } from "../tool.ts"

const onOff = (isOn: boolean): string => isOn ? "on" : "off"

const say = ({ notesReady, digest, devices, hasEmail }: typeof Notifications.Type): string =>
  [
    `Email when notes are ready: ${onOff(notesReady)}`,
    `Daily email: ${onOff(digest)}`,
    `Devices notified: ${devices.length}`,
    ...(hasEmail ? [] : ["The account has no email address"]),
  ].join("\n")

export const notificationTools = [
  tool(getNotifications, {
    name: "get_notifications",
    title: "Get the notifications",
    description: "Which emails the account gets on wish, and which devices are notified. Only people switch devices.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say,
  }),
  tool(editNotifications, {
    name: "edit_notifications",
    title: "Edit the notifications",
    description: "Switch emails of the account on or off. Fields left out keep their values.",
    fields: {
      notes_ready: "An email when notes are ready.",
      digest: "A daily email: reviews due, open action items.",
    },
    idempotentHint: true,
    say,
  }),
]
