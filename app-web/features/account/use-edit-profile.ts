import { trpc } from "#web/request/trpc.ts"

type Edit = ReturnType<typeof trpc.account.editPreferences.useMutation>

/** Saves profile fields; each field has its own mutation, so that it can show its state. */
export const useEditProfile = (): Edit => {
  const utils = trpc.useUtils()
  return trpc.account.editPreferences.useMutation({
    onSuccess: async (kept) => {
      const { username, time_zone } = kept
      // A response on its way may be older than the change.
      await Promise.all([utils.account.getPreferences.cancel({}), utils.account.getCurrentUser.cancel({})])
      utils.account.getPreferences.setData({}, kept)
      utils.account.getCurrentUser.setData({}, (user) => user && { ...user, username, time_zone })
    },
  })
}
