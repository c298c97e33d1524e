import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useText } from "./texts.ts"

/** Cancels the deletion of the account. */
export const useKeepAccount = () => {
  const t = useText()
  const utils = trpc.useUtils()
  const { mutate, isPending } = trpc.leaving.cancelDeletion.useMutation({
    onSuccess: () => void toast(t("deletion.kept"), { tone: "good" }),
    onError: (error) => void toast(errorMessage(error), { tone: "bad" }),
    onSettled: () => Promise.all([utils.leaving.invalidate(), utils.billing.invalidate()]),
  })
  return { keep: () => mutate({}), isPending }
}
