import { addPushDevice } from "#domain/notification/use-cases/add-push-device.ts"
import { editNotifications } from "#domain/notification/use-cases/edit-notifications.ts"
import { getNotifications } from "#domain/notification/use-cases/get-notifications.ts"
import { removePushDevice } from "#domain/notification/use-cases/remove-push-device.ts"
import { mutation, query, router } from "./trpc.ts"

export const notificationRouter = router({
  addPushDevice: mutation(addPushDevice),
  editNotifications: mutation(editNotifications),
  getNotifications: query(getNotifications),
  removePushDevice: mutation(removePushDevice),
})
