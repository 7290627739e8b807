import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { SopQuestion } from '../../../api/generated/types.gen';
import * as commonWords from '../../../words/common.en';
import { MAX_PROMPT_LENGTH } from '../prompt-limit';
import { countOpenQuestions, questionFieldId } from './open-questions';
import { SideCard } from './side-card';
import { useAnswerQuestion } from './use-draft-actions';
import * as words from './words.en';

interface QuestionsPanelProps {
  sopId: string;
  questions: SopQuestion[];
}

const MAX_ANSWER_LENGTH = 1000;

/** What the prompt left open: each answer goes into the procedure. */
export function QuestionsPanel({ sopId, questions }: QuestionsPanelProps) {
  if (questions.length === 0) return null;
  const open = countOpenQuestions({ questions });
  return (
    <SideCard title={open === 0 ? words.questionsAreAnswered : words.questionsTitle(open)}>
      <Stack spacing={2.5}>
        {questions.map((question) => (
          <Question
            key={`${question.id}:${question.answer ?? ''}`}
            sopId={sopId}
            question={question}
            fieldId={questionFieldId(questions, question.id)}
          />
        ))}
      </Stack>
    </SideCard>
  );
}

interface QuestionProps {
  sopId: string;
  question: SopQuestion;
  /** Id of the answer's field; only the first one is linked to. */
  fieldId: string | undefined;
}

function Question({ sopId, question, fieldId }: QuestionProps) {
  const [answer, setAnswer] = useState('');
  const save = useAnswerQuestion(sopId);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({ questionId: question.id, answer: answer.trim() });
  };
  if (question.answer !== null) {
    return (
      <Stack spacing={0.5}>
        <Typography variant="body2" color="textSecondary" dir="auto">
          {question.text}
        </Typography>
        <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {question.answer}
        </Typography>
        <Button
          size="small"
          sx={{ alignSelf: 'flex-start' }}
          loading={save.isPending}
          onClick={() => save.mutate({ questionId: question.id, answer: '' })}
        >
          {words.questionsClear}
        </Button>
      </Stack>
    );
  }
  const isAnswered = answer.trim() !== '';
  const isLong = question.target?.path === 'prompt';
  return (
    <Stack component="form" noValidate spacing={1} onSubmit={handleSubmit}>
      <Typography variant="body2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {question.text}
      </Typography>
      <Stack direction={isLong ? 'column' : 'row'} spacing={1}>
        <OutlinedInput
          size="small"
          fullWidth
          multiline={isLong}
          {...(isLong && { minRows: 5, maxRows: 14 })}
          placeholder={words.questionsAnswer}
          id={fieldId}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          inputProps={{
            'aria-label': words.questionsAnswerTo(question.text),
            maxLength: isLong ? MAX_PROMPT_LENGTH : MAX_ANSWER_LENGTH,
            dir: 'auto',
          }}
        />
        <Button
          type="submit"
          variant={isAnswered ? 'contained' : 'outlined'}
          disabled={!isAnswered}
          loading={save.isPending}
        >
          {isLong ? words.questionsDraftWithSteps : commonWords.save}
        </Button>
      </Stack>
    </Stack>
  );
}
