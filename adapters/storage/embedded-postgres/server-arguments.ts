const settings: Readonly<Record<string, string>> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  shared_buffers: "64MB",
  max_connections: "40",
  fsync: "on",
  full_page_writes: "on",
  wal_compression: "on",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  logging_collector: "off",
  log_destination: "stderr",
  log_line_prefix: "%m [%p] ",
  // Users' texts stay out of the log.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
}

/** Passed on the command line, so that they apply whatever postgresql.conf says. */
export const serverArguments = (data: string, socketFolder: string): ReadonlyArray<string> => [
  "-D",
  data,
  "-k",
  socketFolder,
  ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
]
