import { PushDeviceId } from "#domain/kernel/ids.ts"
import { addPushDevice } from "#domain/notification/use-cases/add-push-device.ts"
import { editNotifications } from "#domain/notification/use-cases/edit-notifications.ts"
import { getNotifications } from "#domain/notification/use-cases/get-notifications.ts"
import { removePushDevice } from "#domain/notification/use-cases/remove-push-device.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

export const Notification = HttpApiGroup.make("notification").annotate(
  OpenApi.Description,
  "How the account hears that something is finished while no page is open: on its devices, and by mail",
).add(
  get("getNotifications", "/api/notifications", { ...answers(getNotifications.output) }).annotateMerge(
    says("Get notifications", "Which mails the account gets on wish, and which devices are notified."),
  ),
  put("editNotifications", "/api/notifications", {
    payload: editNotifications.input,
    ...answers(editNotifications.output),
  }).annotateMerge(says("Switch mails on or off", "Fields left out keep their values.")),
  post("addPushDevice", "/api/notifications/devices", {
    payload: addPushDevice.input,
    ...answers(addPushDevice.output),
  }).annotateMerge(
    says("Notify this device", "With what the browser's `PushManager.subscribe` gave. It ends with this session."),
  ),
  remove("removePushDevice", "/api/notifications/devices/:id", {
    params: { id: PushDeviceId },
    ...answers(removePushDevice.output),
  }).annotateMerge(says("Stop notifying a device", "It stays signed in.")),
).middleware(Authentication)

export const NotificationRoutes = HttpApiBuilder.group(
  areaApi(Notification),
  "notification",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        getNotifications: () => answer(getNotifications, {}),
        editNotifications: ({ payload }) => answer(editNotifications, payload),
        addPushDevice: ({ payload }) => answer(addPushDevice, payload),
        removePushDevice: ({ params }) => answer(removePushDevice, params),
      })),
)
