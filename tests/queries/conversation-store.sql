-- ConversationStore.append
insert into "conversation" ("id", "owner_id", "task_id", "title", "created_at") select cast($1 as uuid) as "id", "app_user"."id" as "owner_id", "task"."id" as "task_id", cast($2 as text) as "title", $3::timestamptz as "created_at" from "task" inner join "app_user" on "app_user"."id" = $4 where "task"."id" = $5 on conflict ("owner_id", "task_id") do update set "title" = "conversation"."title" returning "id";

-- ConversationStore.append
insert into "message" ("id", "conversation_id", "role", "text", "sentences", "verdict", "ending", "engine", "transcript_revision", "created_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10), ($11, $12, $13, $14, $15, $16, $17, $18, $19, $20) on conflict ("id") do update set "text" = "excluded"."text", "sentences" = "excluded"."sentences", "verdict" = "excluded"."verdict", "ending" = "excluded"."ending", "engine" = "excluded"."engine", "transcript_revision" = "excluded"."transcript_revision", "created_at" = "excluded"."created_at";

-- ConversationStore.messages
select "message".* from "message" inner join "conversation" on "conversation"."id" = "message"."conversation_id" where "owner_id" = $1 and "task_id" = $2 order by "nth";

-- ConversationStore.saveSuggestions
insert into "task_suggestion" ("task_id", "lines_revision", "engine", "questions") select "id" as "task_id", cast($1 as integer) as "lines_revision", cast($2 as text) as "engine", cast($3 as jsonb) as "questions" from "task" where "id" = $4 on conflict ("task_id") do update set "lines_revision" = "excluded"."lines_revision", "engine" = "excluded"."engine", "questions" = "excluded"."questions";

-- ConversationStore.suggestions
select * from "task_suggestion" where "task_id" = $1;

-- ConversationStore.remove
delete from "conversation" where "owner_id" = $1 and "task_id" = $2;
