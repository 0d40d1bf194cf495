// The roles of WAI-ARIA, under the names that it has for them.

extension HTML {
  /// What an element is to assistive technology, where its tag does not tell.
  public enum Role: String, Sendable {
    /// A message that matters now.
    case alert
    /// A window with such a message.
    case alertdialog
    /// A part that is used like an application.
    case application
    /// A composition that stands by itself.
    case article
    /// What introduces the site.
    case banner
    /// A section quoted from elsewhere.
    case blockquote
    /// A button.
    case button
    /// The title of a figure or a table.
    case caption
    /// A cell.
    case cell
    /// A box to tick.
    case checkbox
    /// A piece of a program.
    case code
    /// A cell that heads a column.
    case columnheader
    /// A field that offers what to write.
    case combobox
    /// A remark on other content.
    case comment
    /// What is loosely tied to the main content.
    case complementary
    /// What is said about the site.
    case contentinfo
    /// The definition of a term.
    case definition
    /// What was removed.
    case deletion
    /// A window in the page.
    case dialog
    /// A part that is read.
    case document
    /// Stress.
    case emphasis
    /// A list of articles that goes on as it is read.
    case feed
    /// A figure.
    case figure
    /// A form.
    case form
    /// Nothing of its own.
    case generic
    /// A table whose cells can be used.
    case grid
    /// A cell of a grid.
    case gridcell
    /// Things that belong together.
    case group
    /// A heading.
    case heading
    /// A picture, of whatever it is made.
    case img
    /// What was added.
    case insertion
    /// A link.
    case link
    /// A list.
    case list
    /// A list to choose from.
    case listbox
    /// An item of a list.
    case listitem
    /// Messages that are added at the end.
    case log
    /// What the page is about.
    case main
    /// What is highlighted.
    case mark
    /// Messages that change by themselves.
    case marquee
    /// A formula.
    case math
    /// A list of commands.
    case menu
    /// Menus side by side.
    case menubar
    /// A command in a menu.
    case menuitem
    /// A command in a menu that can be ticked.
    case menuitemcheckbox
    /// A command in a menu that is one of several.
    case menuitemradio
    /// A measure.
    case meter
    /// Links that lead through the page or the site.
    case navigation
    /// Nothing, though the tag says otherwise.
    case none
    /// A remark beside the main content.
    case note
    /// An option of a list to choose from.
    case option
    /// A paragraph.
    case paragraph
    /// Nothing, as `none`.
    case presentation
    /// How far a task has come.
    case progressbar
    /// One choice of several.
    case radio
    /// Choices of which one holds.
    case radiogroup
    /// A part that is worth finding.
    case region
    /// A row.
    case row
    /// A group of rows.
    case rowgroup
    /// A cell that heads a row.
    case rowheader
    /// What scrolls another part.
    case scrollbar
    /// A search.
    case search
    /// What to search for.
    case searchbox
    /// What closes a section.
    case sectionfooter
    /// What introduces a section.
    case sectionheader
    /// A line between parts.
    case separator
    /// A value on a scale.
    case slider
    /// A number that is stepped up and down.
    case spinbutton
    /// A message that can wait.
    case status
    /// Importance.
    case strong
    /// A subscript.
    case `subscript`
    /// A change that is proposed.
    case suggestion
    /// A superscript.
    case superscript
    /// What is on or off.
    case `switch`
    /// The title of a tab.
    case tab
    /// A table.
    case table
    /// The titles of tabs.
    case tablist
    /// The content of a tab.
    case tabpanel
    /// A term with its definition elsewhere.
    case term
    /// Text to write.
    case textbox
    /// A date or a time.
    case time
    /// A clock that runs.
    case timer
    /// Controls side by side.
    case toolbar
    /// A hint beside the pointer.
    case tooltip
    /// A list whose items open.
    case tree
    /// A grid whose rows open.
    case treegrid
    /// An item of a tree.
    case treeitem
  }
}
