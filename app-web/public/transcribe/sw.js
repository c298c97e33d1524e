// Does three things only: it receives files that other apps share, caches fonts and hashed files, and shows what is pushed.
// Pages and the API always come from the server.

const sharedCache = "parley-shared"
const fileCache = "parley-files-1"
const hashed = /^\/assets\/.+-[A-Za-z0-9_-]{8,}\.(js|css|woff2)$/
const maxFiles = 200

self.addEventListener("install", () => self.skipWaiting())

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()))

self.addEventListener("fetch", (event) => {
  const { method, url } = event.request
  const { origin, pathname } = new URL(url)
  if (origin !== self.location.origin) return
  if (method === "POST" && pathname === "/transcribe/share-target") event.respondWith(receive(event.request))
  else if (method === "GET" && hashed.test(pathname)) event.respondWith(cached(event.request))
})

self.addEventListener("push", (event) => event.waitUntil(show(event.data.json())))

self.addEventListener("notificationclick", (event) => event.waitUntil(open(event.notification)))

const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true })

/** Safari withdraws the permission if something is pushed and not shown. */
const mustShow = /\bVersion\/[\d.]+.*\bSafari\//.test(navigator.userAgent)

/** Shows news of the server, in the language that it chose, unless a page is visible and says so itself. */
const show = async ({ title, lang, url, tag }) => {
  const isSeen = (await pages()).some(({ visibilityState }) => visibilityState === "visible")
  if (isSeen && !mustShow) return
  await self.registration.showNotification(title, { lang, tag, icon: "/icon-192.png", data: new URL(url).pathname })
}

/** A tab that has the file, or else a new one: what is open elsewhere may be unsaved. */
const open = async (notification) => {
  notification.close()
  const address = new URL(notification.data, self.location.origin).href
  const known = (await pages()).find(({ url }) => url.split(/[?#]/)[0] === address)
  await (known === undefined ? self.clients.openWindow(address) : known.focus())
}

/** Stores the files in a cache, from which the page reads them. */
const receive = async (request) => {
  const form = await request.formData()
  const files = form.getAll("files").filter((entry) => entry instanceof File && entry.size > 0)
  const cache = await caches.open(sharedCache)
  await Promise.all(
    files.map((file, index) =>
      cache.put(
        `/transcribe/shared/${Date.now()}-${index}`,
        new Response(file, {
          headers: {
            "content-type": file.type || "application/octet-stream",
            "x-file-name": encodeURIComponent(file.name),
          },
        }),
      )
    ),
  )
  return Response.redirect("/transcribe/?shared=1", 303)
}

/** A file whose name changes with its content is fetched only once. */
const cached = async (request) => {
  const cache = await caches.open(fileCache)
  const known = await cache.match(request)
  if (known !== undefined) return known
  const response = await fetch(request)
  if (response.ok) {
    await cache.put(request, response.clone()).catch(() => undefined)
    await trim(cache)
  }
  return response
}

/** Removes files of earlier builds first. */
const trim = async (cache) => {
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxFiles)).map((key) => cache.delete(key)))
}
