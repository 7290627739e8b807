import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChoiceChip } from '../components/choice-chip';
import { CheckedField } from '../components/form/checked-field';
import { CheckedForm } from '../components/form/checked-form';
import { IconAction } from '../components/icon-action';
import { PopularMark } from '../components/popular-mark';
import { StatusChip } from '../components/status-chip';

const nothing = () => undefined;

const ROW = { flexWrap: 'wrap', alignItems: 'center', gap: 1.5 } as const;

const BUTTONS = ['contained', 'outlined', 'text'] as const;

export function ButtonSample() {
  return (
    <Stack spacing={2}>
      {BUTTONS.map((variant) => (
        <Stack key={variant} direction="row" useFlexGap sx={ROW}>
          <Button variant={variant}>Save</Button>
          <Button variant={variant} size="large">
            Generate SOP
          </Button>
          <Button variant={variant} color="error">
            Delete
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} loading>
            Saving
          </Button>
        </Stack>
      ))}
      <Stack direction="row" useFlexGap sx={ROW}>
        {/* Its name is a tooltip. */}
        <IconAction label="Delete" context="sample" onClick={nothing}>
          <DeleteOutlined fontSize="small" />
        </IconAction>
        <ToggleButtonGroup exclusive value="month" aria-label="Interval" size="small">
          <ToggleButton value="month">Monthly</ToggleButton>
          <ToggleButton value="year">Yearly</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
    </Stack>
  );
}

export function FieldSample() {
  return (
    <CheckedForm onSubmit={nothing}>
      <Stack spacing={2}>
        <CheckedField label="Name" input={{ required: true }} helperText="Leave it empty and press Save" fullWidth />
        <CheckedField label="Email" type="email" error helperText="What is wrong with it" fullWidth />
        <Stack direction="row" useFlexGap sx={ROW}>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Checkbox" />
          <FormControlLabel control={<Radio checked />} label="Radio" />
          <FormControlLabel control={<Switch defaultChecked />} label="Switch" />
          <Button type="submit" variant="contained">
            Save
          </Button>
        </Stack>
      </Stack>
    </CheckedForm>
  );
}

const TONES = [
  ['Completed', 'good'],
  ['Scheduled', 'info'],
  ['Pending', 'waiting'],
  ['Expired', 'bad'],
  ['In progress', 'neutral'],
] as const;

export function ChipSample() {
  return (
    <Stack spacing={3}>
      <Stack direction="row" useFlexGap sx={ROW}>
        {TONES.map(([label, tone]) => (
          <StatusChip key={tone} label={label} tone={tone} />
        ))}
        <ChoiceChip name="Category" value="Food and Hospitality" isOpen={false} onOpen={nothing} />
      </Stack>
      <Card sx={{ position: 'relative', overflow: 'visible', borderColor: 'primary.main', borderWidth: 2 }}>
        <PopularMark />
        <CardContent>A card with a mark on its edge</CardContent>
      </Card>
    </Stack>
  );
}

export function ListSample() {
  return (
    <Card>
      <List disablePadding>
        {['Opening the bakery', 'Receiving a delivery'].map((title) => (
          <ListItem key={title} divider>
            <ListItemText primary={title} secondary="Updated today" />
          </ListItem>
        ))}
      </List>
    </Card>
  );
}

export function TableSample() {
  return (
    <Card>
      <Box sx={{ overflowX: 'auto' }}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>Name</TableCell>
              <TableCell align="right">Amount</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            <TableRow hover>
              <TableCell>Harbour Bakery</TableCell>
              <TableCell align="right">$1,250.00</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </Box>
    </Card>
  );
}
