-- WorkStore.plan
select "id" from "task" where "id" = $1 for update;

-- WorkStore.plan, WorkStore.remove
delete from "work_plan" where "task_id" = $1;

-- WorkStore.plan
insert into "work_plan" ("task_id", "plan") values ($1, $2);

-- WorkStore.extend
select "task_id" from "work_plan" where "task_id" = $1 for update;

-- WorkStore.extend
select coalesce(max(index) + 1, 0) as "next" from "work_chunk" where "task_id" = $1;

-- WorkStore.extend
insert into "work_chunk" ("task_id", "index", "track", "begin_ms", "end_ms", "speech") values ($1, $2, $3, $4, $5, $6);

-- WorkStore.complete
update "work_plan" set "plan" = jsonb_set(plan, '{whole}', $1::jsonb) where "task_id" = $2;

-- WorkStore.finish
update "work_plan" set "finished" = "finished" + $1 where "task_id" = $2 returning "finished";

-- WorkStore.finish
update "work_chunk" set "state" = $1, "result" = $2, "failure" = $3, "nth" = $4 where "task_id" = $5 and "index" = $6 and "state" != $7;

-- WorkStore.fail
update "work_chunk" set "state" = $1, "result" = $2, "failure" = $3 where "task_id" = $4 and "index" = $5 and "state" != $6;

-- WorkStore.get
select "plan" from "work_plan" where "task_id" = $1;

-- WorkStore.get
select * from "work_chunk" where "task_id" = $1 order by "index";

-- WorkStore.finishedAfter
select "plan", "plan_id" from "work_plan" where "task_id" = $1;

-- WorkStore.finishedAfter
select * from "work_chunk" where "task_id" = $1 and "nth" > $2 order by "nth";
