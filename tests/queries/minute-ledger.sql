-- MinuteLedger.lock
select "id" from "app_user" where "id" = $1 for update;

-- MinuteLedger.append
insert into "minute_ledger" ("attempt", "period", "minutes", "source", "note", "kind", "bucket", "user_id", "task_id", "written_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing;

-- MinuteLedger.ofAttempt
select * from "minute_ledger" where "task_id" = $1 and "attempt" = $2 order by "id";

-- MinuteLedger.grantsOf
select * from "minute_ledger" where "user_id" = $1 and "bucket" = $2 and "period" = $3 and "task_id" is null order by "id";

-- MinuteLedger.sums
select "bucket", "period", "kind", sum(minutes)::integer as "minutes", count(*)::integer as "lines" from "minute_ledger" where "user_id" = $1 group by "bucket", "period", "kind";

-- MinuteLedger.statement
with "line" as (select *, (sum(minutes) over (order by id))::integer as "balance" from "minute_ledger" where "user_id" = $1) select "line".*, "task"."title" from "line" left join "task" on "task"."id" = "line"."task_id" where ("line"."written_at" >= $2 and "line"."written_at" < $3) order by "line"."id" desc limit $4 offset $5;

-- MinuteLedger.statement
with "line" as (select *, (sum(minutes) over (order by id))::integer as "balance" from "minute_ledger" where "user_id" = $1) select count(*)::integer as "total" from "line" where ("line"."written_at" >= $2 and "line"."written_at" < $3);
