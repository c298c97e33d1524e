import { uploader } from "#web/entities/upload/uploads.ts"
import { uploads } from "#web/entities/upload/uploads.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect } from "react"

/** While a user is signed in, the work stored on this device continues; otherwise it pauses. */
export const useLocalWork = (): void => {
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  const id = user?.id
  useEffect(() => {
    if (id === undefined) return
    uploader.set(id)
    void import("./on-signed-in.ts").then(({ onSignedIn }) => onSignedIn(id))
    return () => {
      uploader.set(null)
      if (uploads.get().length > 0) {
        void import("#web/entities/upload/engine.ts").then(({ suspendUploads }) => suspendUploads())
      }
    }
  }, [id])
}
