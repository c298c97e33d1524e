import { addPushDevice } from "./use-cases/add-push-device.ts"
import { editNotifications } from "./use-cases/edit-notifications.ts"
import { getNotifications } from "./use-cases/get-notifications.ts"
import { removePushDevice } from "./use-cases/remove-push-device.ts"
import { unsubscribe } from "./use-cases/unsubscribe.ts"

export const notificationCases = [
  addPushDevice,
  editNotifications,
  getNotifications,
  removePushDevice,
  unsubscribe,
] as const
