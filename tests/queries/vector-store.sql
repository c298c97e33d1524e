-- VectorStore.save
select "id" from "task" where "id" = $1 for update;

-- VectorStore.save
insert into "task_vectors" ("task_id", "model", "lines_revision", "is_whole", "passages", "scales", "vectors") values ($1, $2, $3, $4, $5, $6, $7) on conflict ("task_id") do update set "model" = $8, "lines_revision" = $9, "is_whole" = $10, "passages" = $11, "scales" = $12, "vectors" = $13, "stamp" = gen_random_uuid();

-- VectorStore.get
select * from "task_vectors" where "task_id" = $1 and "model" = $2;

-- VectorStore.has
select "task_id" from "task_vectors" where "task_id" = $1 and "model" = $2 and cardinality(scales) > 0;

-- VectorStore.outdated
select "task"."id", "task"."owner_id", coalesce(speakers.lines_revision, 0) as "lines_revision" from "task" inner join "speakers" on "speakers"."task_id" = "task"."id" left join "task_vectors" on "task_vectors"."task_id" = "task"."id" where (task_vectors.model = $1 and task_vectors.is_whole and task_vectors.lines_revision = coalesce(speakers.lines_revision, 0)) is not true order by "task"."created_at" desc, "task"."id" desc limit $2;

-- VectorStore.nearest
select "task"."id", "task_vectors"."stamp" from "task" inner join "task_vectors" on "task_vectors"."task_id" = "task"."id" where "task_vectors"."model" = $1 and (owner_id = $2 or exists (select from collaborator where task_id = task.id and identifier = any (array(select unnest(array[email, phone]) from app_user where app_user.id = $3))));

-- VectorStore.nearest
select "task_id", "stamp", "scales", "vectors" from "task_vectors" where "task_id" in ($1) and "model" = $2;

-- VectorStore.nearest
select "task_id", "passages" from "task_vectors" where "task_id" in ($1) and "model" = $2;

-- VectorStore.nearest
select "task"."id", "task_vectors"."stamp" from "task" inner join "task_vectors" on "task_vectors"."task_id" = "task"."id" where "task_vectors"."model" = $1 and owner_id = $2 and "task"."id" = $3 and "task"."id" != $4 and "folder_id" = $5 and "source" = $6 and created_at >= $7::timestamptz and created_at < $8::timestamptz and coalesce((select true from speakers, jsonb_array_elements(speakers.list) as one where speakers.task_id = task.id and position(lower($9) in lower(one ->> 'name')) > 0 limit 1), false);
