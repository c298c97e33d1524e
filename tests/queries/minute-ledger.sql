-- MinuteLedger.lock
select "id" from "app_user" where "id" = $1 for update;

-- MinuteLedger.append
insert into "minute_ledger" ("attempt", "period", "minutes", "kind", "bucket", "user_id", "task_id") values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing;

-- MinuteLedger.ofAttempt
select * from "minute_ledger" where "task_id" = $1 and "attempt" = $2 order by "id";

-- MinuteLedger.sums
select coalesce(sum(minutes) filter (where bucket = $1 and period = $2), 0)::integer as "monthly", coalesce(sum(minutes) filter (where bucket = $3 and true), 0)::integer as "bonus" from "minute_ledger" where "user_id" = $4;
